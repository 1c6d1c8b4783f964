import { membersRoutes } from "#shared/content/members/members.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { listMembers } from "../../people/users/directory/directory.service.ts";
import { readMemberCount } from "../../people/users/directory/listings.ts";

export const handler = lambda(membersRoutes, {
	list: async ({ query }) => replyWithPage(await listMembers(query)),
	count: async () => ({ count: await readMemberCount() }),
});
