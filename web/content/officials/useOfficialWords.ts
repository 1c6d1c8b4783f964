import { useRecordWords } from "../../base/records/kind/recordWords.ts";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";

/** The texts about officials. */
export const useOfficialWords = () =>
	useRecordWords(manageOfficialsMessages, "manageOfficials", { isTitled: true });
