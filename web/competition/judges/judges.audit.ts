import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	judge: { en: "Judge", ar: "حكم" },
	judgeAssignment: { en: "Judge's assignment", ar: "تكليف حكم" },
});
