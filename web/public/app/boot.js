// Runs before first paint: the chosen language decides direction, and a page in the other one is fetched anew.
(() => {
	const page = document.documentElement;
	let language = null;
	try {
		language = localStorage.getItem("language");
		const asked = new URLSearchParams(location.search).get("lang");
		if (asked === "en" || asked === "ar") {
			language = asked;
			localStorage.setItem("language", asked);
		}
	} catch {
		// Storage is switched off: the page stays in the language it came in.
	}
	if (language !== "en" && language !== "ar") return;
	document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
	if (page.lang !== language && page.dataset.rendered && document.cookie.includes(`language=${language}`)) {
		location.reload();
	}
	page.lang = language;
	page.dir = language === "ar" ? "rtl" : "ltr";
})();
