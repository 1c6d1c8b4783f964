import { readFileSync, rmSync } from "node:fs";
import { App, Validations } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { addStacks } from "#infra/stacks/stacks.ts";
import { type Stage, stageFrom } from "#infra/stages.ts";

// biome-ignore lint/suspicious/noExplicitAny: a template is what CloudFormation reads, not what we type.
export type Properties = Record<string, any>;
export type Resource = {
	Type: string;
	Properties: Properties;
	DeletionPolicy?: string;
	UpdateReplacePolicy?: string;
};

/** The app as `cdk synth` makes it, but without bundling the functions. */
export function synthesise(context: Record<string, string> = {}, settings: Partial<Stage> = {}) {
	const flags = JSON.parse(readFileSync("cdk.json", "utf8")).context;
	const app = new App({ context: { ...flags, ...context, "aws:cdk:bundling-stacks": [] } });
	const stage = { ...stageFrom(app), ...settings };
	const { data, site, edge } = addStacks(app, stage);
	const templates = {
		data: Template.fromStack(data),
		site: Template.fromStack(site),
		...(edge && { edge: Template.fromStack(edge) }),
	};
	rmSync(app.outdir, { recursive: true });
	const json = Object.values(templates).map((template) => template.toJSON());
	const all = json.flatMap(({ Resources }) => Object.entries<Resource>(Resources));
	/** Resources of a type in all stacks, by logical id. */
	const find = (type: string): Record<string, Resource> =>
		Object.fromEntries(all.filter(([, resource]) => resource.Type === type));
	const propertiesOf = (type: string) =>
		Object.values(find(type)).map(({ Properties: properties }) => properties);
	return {
		app,
		stage,
		data,
		site,
		edge,
		templates,
		types: new Set(all.map(([, { Type }]) => Type)),
		find,
		propertiesOf,
	};
}

/** Properties of the functions, by domain. */
export const lambdas = ({
	propertiesOf,
}: ReturnType<typeof synthesise>): Record<string, Properties> =>
	Object.fromEntries(
		propertiesOf("AWS::Lambda::Function").map((lambda) => [
			lambda.Environment.Variables.SERVICE_NAME,
			lambda,
		]),
	);

/** The reasons given for acknowledged rules, by rule and construct. */
export const acknowledged = (app: App) =>
	app.node.findAll().flatMap((place) =>
		place.node.metadata
			.filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
			.flatMap(({ data }) => Object.entries<string>(data))
			.map(([rule, reason]) => ({ place: place.node.path, rule, reason })),
	);

/** A template value as text, with its references in angle brackets. */
export function asText(value: unknown): string {
	if (typeof value === "string") return value;
	const { Ref, "Fn::Join": joined, "Fn::GetAtt": attribute } = value as Properties;
	if (Ref)
		return `<${Ref.replace(/^SsmParameterValuekyokushin(?:dev|production)(\w+?)[0-9A-F]{32}Parameter$/, "$1")}>`;
	if (attribute) return `<${attribute.join(".")}>`;
	return joined[1].map(asText).join("");
}
