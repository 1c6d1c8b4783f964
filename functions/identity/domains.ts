export { authDomain as auth } from "./auth/auth.domain.ts";
export { consentsDomain as consents } from "./consents/consents.domain.ts";
export { myDataDomain as "my-data" } from "./my-data/my-data.domain.ts";
export { signUpsDomain as "sign-ups" } from "./sign-ups/sign-ups.domain.ts";
