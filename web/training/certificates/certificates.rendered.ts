import { defineRendered, prefilledList } from "../../core/defineRendered.ts";
import { danRegisterPages } from "./certificates.queries.ts";

export default defineRendered({
	danRegister: ({ data: { danHolders } }) => prefilledList(danRegisterPages, danHolders),
});
