import { paths } from "../../core/address/paths.ts";
import { forgetTypedTexts } from "../../core/forms/typedTexts.ts";

/** A link that signs out; texts that were typed and not saved are forgotten. */
export const logoutLink = { href: paths.logout, onClick: forgetTypedTexts };
