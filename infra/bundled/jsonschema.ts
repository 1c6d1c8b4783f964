/** Replaces the package `jsonschema` in deployed bundles: accepts every model. */
export class Validator {
	/** ElectroDB adds its own formats on the prototype. */
	declare customFormats: Record<string, unknown>;

	addSchema(): void {}

	/** ElectroDB's Service also calls this to distinguish a model from an entity created from one. */
	validate(given: object): { errors: { message: string }[] } {
		return { errors: "_instance" in given ? [{ message: "an entity is no model" }] : [] };
	}
}
Validator.prototype.customFormats = {};
