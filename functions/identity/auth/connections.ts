import { Connections } from "./auth.entity.ts";

/**
 * Whether a person has ever signed in on the identity provider's page, with our own or an external
 * account.
 */
export async function isConnected(userId: number): Promise<boolean> {
	const { data } = await Connections.query.ofUser({ userId }).go({ limit: 1 });
	return data.length > 0;
}
