export { authRoutes as auth } from "./auth/auth.routes.ts";
export { signUpsRoutes as "sign-ups" } from "./sign-ups/sign-ups.routes.ts";
