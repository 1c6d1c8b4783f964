import type { UserId } from "#shared/core/ids.ts";
import type { Write } from "../core/table/database.ts";
import { Connections, KnownDevices, RecoveryCodes } from "./auth.entity.ts";

/** What fits into a transaction beside a person; other browsers are forgotten by themselves. */
const mostDevices = 30;

/** The writes that remove all by which somebody could sign in beside their password: they are deleted. */
export async function forgetSignIn(userId: UserId): Promise<Write[]> {
	const [connections, codes, devices] = await Promise.all([
		Connections.query.ofUser({ userId }).go({ pages: "all" }),
		RecoveryCodes.query.ofUser({ userId }).go({ pages: "all" }),
		KnownDevices.query.ofUser({ userId }).go({ limit: mostDevices }),
	]);
	return [
		...connections.data.map(({ issuer, subject }) => Connections.delete({ issuer, subject }).params()),
		...codes.data.map(({ hash }) => RecoveryCodes.delete({ userId, hash }).params()),
		...devices.data.map(({ hash }) => KnownDevices.delete({ userId, hash }).params()),
	].map((removal) => ({ delete: removal }));
}
