export { newsCounts as news } from "./news/news.counts.ts";
