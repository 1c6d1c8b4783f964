export { authRoutes as auth } from "./auth/auth.routes.ts";
export { consentsRoutes as consents } from "./consents/consents.routes.ts";
export { myDataRoutes as "my-data" } from "./my-data/my-data.routes.ts";
export { signUpsRoutes as "sign-ups" } from "./sign-ups/sign-ups.routes.ts";
