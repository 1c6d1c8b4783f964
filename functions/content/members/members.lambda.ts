import { membersRoutes } from "#shared/content/members/members.routes.ts";
import { listMembers } from "../../community/users/directory/directory.service.ts";
import { readMemberCount } from "../../community/users/directory/listings.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";

export const handler = lambda(membersRoutes, {
	list: async ({ query }) => replyWithPage(await listMembers(query)),
	count: async () => ({ count: await readMemberCount() }),
});
