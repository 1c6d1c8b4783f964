// Before the application: the language of an earlier visit is the one to come up in; a page in the other is fetched anew.
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
	if (page.lang !== language && page.dataset.rendered) {
		// Without cookies it would come in the same language again.
		if (document.cookie.includes(`language=${language}`)) location.reload();
		return;
	}
	page.lang = language;
	page.dir = language === "ar" ? "rtl" : "ltr";
})();

// The last button pressed before the application is there is pressed again by it: see web/app/Alive.tsx.
(() => {
	const page = document.documentElement.dataset;
	let pressed;
	const remember = ({ target }) => {
		pressed = target.closest?.('button[type="button"]');
	};
	const forget = () => {
		if ("listening" in page) pressed = 0;
	};
	addEventListener("click", remember, true);
	addEventListener("click", forget);
	const again = () => {
		removeEventListener("click", remember, true);
		removeEventListener("click", forget);
		if (pressed?.isConnected) pressed.click();
	};
	// A press by which React comes alive reaches `forget` first.
	addEventListener("alive", () => setTimeout(again));
})();
