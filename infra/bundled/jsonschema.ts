/** Stands for the package `jsonschema` in what is deployed: finds nothing wrong with a model. */
export class Validator {
	/** ElectroDB adds its own to them on the prototype. */
	declare customFormats: Record<string, unknown>;

	addSchema(): void {}

	/** ElectroDB's Service also asks this whether what it is given is a model, or an entity that was made of one. */
	validate(given: object): { errors: { message: string }[] } {
		return { errors: "_instance" in given ? [{ message: "an entity is no model" }] : [] };
	}
}
Validator.prototype.customFormats = {};
