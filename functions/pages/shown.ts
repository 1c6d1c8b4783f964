import { isDeepStrictEqual } from "node:util";
import type { DynamoDBRecord } from "aws-lambda";
import { followed } from "#shared/core/followed.ts";
import { log, nameOfError } from "../core/log.ts";
import { type Change, readChange } from "../stream/change.ts";

const shownOnPages = new Set<string>(followed.pages);

/** What visitors cannot see, and the running count, are no reason to render. */
function shown(item: Change["before"]) {
	if (!item || item.published === false || item.shadow) return null;
	const { registeredCount, version, ...rest } = item;
	return { ...rest, full: Number(item.maxParticipants) > 0 && Number(registeredCount) >= Number(item.maxParticipants) };
}

function follow(record: DynamoDBRecord): { render: boolean; gone: number[] } {
	const change = readChange(record);
	if (!shownOnPages.has(change.entity)) return { render: false, gone: [] };
	try {
		const [before, after] = [shown(change.before), shown(change.after)];
		const gone = change.entity === "event" && before && !after ? [Number(change.before?.id)] : [];
		return { render: !isDeepStrictEqual(before, after), gone };
	} catch (error) {
		// Rendering reads the table anew, so all that is lost is which page has to go.
		log.error("record for the pages not read", { ...nameOfError(error), sequence: record.dynamodb?.SequenceNumber });
		return { render: true, gone: [] };
	}
}

/** Whether something that visitors see has changed, and which events are no longer shown. */
export function changeOfPages(records: DynamoDBRecord[]): { render: boolean; gone: number[] } {
	const found = records.map(follow);
	return { render: found.some(({ render }) => render), gone: found.flatMap(({ gone }) => gone) };
}
