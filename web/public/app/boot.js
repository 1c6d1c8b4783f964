// Runs before the application: the language chosen on an earlier visit is the one to come up in, and a page that was
// rendered in the other one is fetched anew. It does not hold up the first paint, which the edge chose by the cookie.
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

// A button of a page that was rendered ahead may be pressed before the application is there. The last one that was is
// pressed again when it is (web/app/Alive.tsx). What React got to see in between is done: it bubbles up to here, unless
// the part of the page that it belongs to was not ready for it.
(() => {
	let pressed;
	const remember = ({ target }) => {
		pressed = target.closest?.('button[type="button"]');
	};
	const forget = () => {
		if ("listening" in document.documentElement.dataset) pressed = undefined;
	};
	addEventListener("click", remember, true);
	addEventListener("click", forget);
	const again = () => {
		removeEventListener("click", remember, true);
		removeEventListener("click", forget);
		if (pressed?.isConnected) pressed.click();
	};
	addEventListener("alive", again, { once: true });
})();
