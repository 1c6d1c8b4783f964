import { definePages } from "../../core/definePages.ts";

export default definePages({
	danRegister: {
		navigation: {
			folded: "always",
			position: 65,
			label: { en: "Dan ranks", ar: "درجات الدان" },
		},
		component: "training/certificates/dan-register/DanRegisterPage.tsx",
		head: {
			en: {
				title: "Register of dan ranks",
				description: "The black belts of the federation who agreed to be named, by rank.",
			},
			ar: {
				title: "سجل درجات الدان",
				description: "حملة الحزام الأسود في الاتحاد الذين وافقوا على نشر أسمائهم، بحسب الدرجة.",
			},
		},
	},
	verify: {
		component: "training/certificates/VerifyPage.tsx",
		head: {
			en: {
				title: "Check a certificate",
				description:
					"Whether the federation issued a certificate of rank, and whether it is valid.",
			},
			ar: {
				title: "التحقق من شهادة",
				description: "هل أصدر الاتحاد شهادة درجة، وهل هي سارية.",
			},
		},
	},
});
