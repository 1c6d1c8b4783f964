import { queryOptions } from "@tanstack/react-query";
import { newsRoutes } from "#shared/news/news.routes.ts";
import { client } from "../core/client.ts";

const news = client(newsRoutes);

export const newsQuery = queryOptions({ queryKey: ["news"], queryFn: () => news.list() });
