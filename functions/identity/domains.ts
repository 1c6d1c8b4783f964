export { authDomain as auth } from "./auth/auth.domain.ts";
export { signUpsDomain as "sign-ups" } from "./sign-ups/sign-ups.domain.ts";
