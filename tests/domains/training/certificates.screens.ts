import { certificatesMessages } from "#web/training/certificates/certificates.messages.ts";
import { danRegisterMessages } from "#web/training/certificates/dan-register/danRegister.messages.ts";
import { createCertificateForTest } from "../../core/certificates.ts";
import { heading, type Screen } from "../screen.ts";

const { certificate } = await createCertificateForTest();
const titles = { en: "Check a certificate", ar: "التحقق من شهادة" };

export default [
	{
		name: "the register of dan ranks",
		path: "/dan-register",
		titles: { en: "Register of dan ranks", ar: "سجل درجات الدان" },
		open: heading(danRegisterMessages, "danRegister.title"),
	},
	{
		name: "checking a certificate",
		path: "/verify",
		titles,
		open: heading(certificatesMessages, "verify.title"),
	},
	{
		name: "a genuine certificate",
		path: `/verify#${certificate.code}`,
		titles,
		open: heading(certificatesMessages, "verify.valid"),
	},
] satisfies Screen[];
