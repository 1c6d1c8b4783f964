import { strFromU8, unzipSync } from "fflate";
import { baseUrl } from "./env.ts";

/** Downloads an Excel workbook: its headers, its first sheet, and all its parts as text. */
export async function downloadWorkbook(path: string, cookie: string) {
	const answer = await fetch(`${baseUrl}/api${path}`, { headers: { cookie } });
	const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
	const text = (name: string) => strFromU8(parts[name]);
	return {
		type: answer.headers.get("content-type"),
		name: answer.headers.get("content-disposition"),
		sheet: text("xl/worksheets/sheet1.xml"),
		all: Object.keys(parts).map(text).join("\n"),
	};
}
