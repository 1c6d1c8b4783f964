import { newsRoutes } from "#shared/content/news/news.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { publishedHandlers } from "../../core/records/recordHandlers.ts";
import { listNews, newsRecords } from "./news.service.ts";

export const handler = lambda(newsRoutes, {
	...publishedHandlers({ ...newsRecords, list: listNews }),
	publish: ({ params, caller }) => newsRecords.publish(caller, params.id, { published: true }),
});
