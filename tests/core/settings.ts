import { call } from "./api.ts";
import { superAdmin } from "./people.ts";

/** The settings as they are, as a super-admin would enter them. */
export async function settingsInForce(): Promise<Record<string, unknown>> {
	const cookie = await superAdmin();
	const { version: _, ...settings } = (await call("GET", "/settings", { cookie })).body;
	return settings;
}
