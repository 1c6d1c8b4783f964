import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	pair: { en: "Two people", ar: "شخصان متشابهان" },
});
