import type { SamplesOf } from "../../core/samples.ts";
import { entered, ofEvent } from "../records.ts";

export default {
	heads: async () => ({ params: await ofEvent() }),
	lines: async () => ({ params: { ...(await ofEvent()), chain: "0" } }),
	receipt: async () => entered(),
} satisfies SamplesOf<"ledger">;
