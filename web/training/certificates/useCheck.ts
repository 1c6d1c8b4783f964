import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
	checkCode,
	codeIn,
	readCode,
	type Statement,
} from "#shared/training/certificates/certificate-code.ts";
import type { Verdict, VerdictState } from "#shared/training/certificates/certificates.schema.ts";
import { workerIsOn } from "../../base/offline/switch.ts";
import { certificates, keysQuery } from "./certificates.queries.ts";

/**
 * What was found out about a code. `signed`: its signature is genuine, and the server is asked;
 * `offline`: its signature alone was checked.
 */
export type Checked = {
	state: VerdictState | "signed" | "offline" | "failed";
	statement?: Statement;
	certificate: Verdict["certificate"];
};

const withoutServer = (state: Checked["state"], statement?: Statement): Checked => ({
	state,
	statement,
	certificate: null,
});

/** Makes the page and the keys available without a network. */
export function useOfflinePage(): void {
	const queries = useQueryClient();
	useEffect(() => {
		const { serviceWorker } = navigator;
		if (!serviceWorker || !workerIsOn || import.meta.env.DEV) return;
		const keep = async () => {
			await queries.invalidateQueries(keysQuery);
			await queries.prefetchQuery(keysQuery);
		};
		serviceWorker.register("/worker.js").catch(() => undefined);
		if (serviceWorker.controller) void keep();
		serviceWorker.addEventListener("controllerchange", keep);
		return () => serviceWorker.removeEventListener("controllerchange", keep);
	}, [queries]);
}

/** Checks a code: its signature on this device, then with the server what became of the certificate. */
export function useCheck() {
	const queries = useQueryClient();
	const [checked, setChecked] = useState<Checked>();
	const [isChecking, setChecking] = useState(false);
	const find = async (code: string): Promise<Checked> => {
		if (!readCode(code)) return withoutServer("unreadable");
		const statement = readCode(code)?.statement;
		// Browsers without Ed25519 leave the whole check to the server.
		const local = await queries
			.fetchQuery(keysQuery)
			.then((keys) => checkCode(code, keys))
			.catch(() => undefined);
		// A key that this device does not know yet may be a new one.
		if (local && "fault" in local && local.fault !== "unknown_key")
			return withoutServer(local.fault);
		if (local && !("fault" in local)) setChecked(withoutServer("signed", statement));
		const verdict = await certificates.verify({ body: { code } }).catch(() => undefined);
		if (verdict) return { ...verdict, statement };
		if (!local) return withoutServer("failed");
		return "fault" in local ? withoutServer("failed") : withoutServer("offline", statement);
	};
	const check = async (typed: string) => {
		setChecking(true);
		setChecked(undefined);
		try {
			setChecked(await find(codeIn(typed)));
		} finally {
			setChecking(false);
		}
	};
	return { checked, isChecking, check };
}
