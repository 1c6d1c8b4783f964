import { call } from "./api.ts";
import { superAdmin } from "./people.ts";

/** The current settings, as a super-admin would send them. */
export async function settingsInForce(): Promise<Record<string, unknown>> {
	const cookie = await superAdmin();
	const { version: _, ...settings } = (await call("GET", "/settings", { cookie })).body;
	return settings;
}
