import { type Deployable, openStage, outputsOf, stackParameter } from "../stage.ts";
import { findSystem, workOn } from "../system.ts";

/**
 * Configures table and user pool of a system for the product's own code, which must be imported
 * only after this.
 */
export async function openPeople({ stage }: { stage?: string }): Promise<void> {
	if (stage) return openDeployed(await openStage(stage));
	workOn(await findSystem({}));
	const [{ identity }, { embeddedIdentity }] = await Promise.all([
		import("#functions/core/outside/identity.ts"),
		import("#local/stand-ins/identity.ts"),
	]);
	identity.use(embeddedIdentity());
}

async function openDeployed(stage: Deployable): Promise<void> {
	const { region, siteUrl, signInPrefix } = stage;
	const [table, pool, outputs] = await Promise.all([
		stackParameter(stage, "tableName"),
		stackParameter(stage, "userPoolId"),
		outputsOf(stage, "site"),
	]);
	workOn({ table, siteUrl, url: siteUrl, headers: {} });
	Object.assign(process.env, {
		AWS_REGION: region,
		USER_POOL_ID: pool,
		USER_POOL_CLIENT_ID: outputs?.SignInClient,
		SIGN_IN_URL: `https://${signInPrefix}.auth.${region}.amazoncognito.com`,
	});
}
