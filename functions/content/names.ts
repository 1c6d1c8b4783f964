export { newsNames as news } from "./news/news.names.ts";
