import { S3Client } from "@aws-sdk/client-s3";
import { deployStack, synthesiseStacks } from "../cdk.ts";
import { lossesOfStage, refuseLosses } from "../diff/compare.ts";
import { type Deployable, outputsOf } from "../stage.ts";
import { nextEdgeKey } from "./edge-key.ts";
import { forgetAtTheEdge, renderPages } from "./publish.ts";
import { uploadAssets, uploadSite } from "./upload.ts";

type Say = (step: string) => void;

const needed = ["SiteBucket", "DistributionId", "ApiHosts", "PagesFunction"] as const;
export type Outputs = Record<(typeof needed)[number], string> & Record<string, string>;

/** Deploys a built version to a stage, in an order in which every page finds its scripts. */
export async function deployVersion(
	stage: Deployable,
	version: string,
	say: Say,
	folder = "dist/site",
): Promise<Outputs> {
	const client = new S3Client({ region: stage.region });
	say("making templates and bundles");
	await synthesiseStacks(stage, version);
	refuseLosses(await lossesOfStage(stage));

	const before = await outputsOf(stage, "site");
	if (before?.SiteBucket) await uploadAssets({ client, Bucket: before.SiteBucket, folder });

	say("deploying what must survive, the edge, the site");
	const distribution = before?.DistributionId ? { Distribution: before.DistributionId } : undefined;
	await deployStack(stage, "data", distribution);
	await deployStack(stage, "edge", distribution);
	const { FirewallArn } = (await outputsOf(stage, "edge")) ?? {};
	await deployStack(stage, "site", { Firewall: FirewallArn, ...(await nextEdgeKey(stage)) });
	const outputs = await siteOutputs(stage);
	// Logs and metrics of the edge stack and the pictures of the data stack need the distribution,
	// which only the first deployment of the site creates.
	if (!before?.DistributionId)
		for (const name of ["data", "edge"] as const)
			await deployStack(stage, name, { Distribution: outputs.DistributionId });

	say("uploading the site, rendering the pages");
	const { put, removed } = await uploadSite(
		{ client, Bucket: outputs.SiteBucket, folder },
		version,
	);
	say(`${put} files uploaded, ${removed} of releases long ago removed`);
	await renderPages(stage, outputs.PagesFunction);
	await forgetAtTheEdge(stage, outputs.DistributionId);
	return outputs;
}

async function siteOutputs(stage: Deployable): Promise<Outputs> {
	const outputs = (await outputsOf(stage, "site")) ?? {};
	const missing = needed.filter((name) => !outputs[name]);
	if (missing.length > 0)
		throw new Error(`The site stack of ${stage.name} has no output ${missing.join(", ")}`);
	return outputs as Outputs;
}
