// Runs before the app: shows the language of an earlier visit. If a prerendered page is in the
// other language, it is reloaded.
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
		// If storage is disabled, the page keeps its language.
	}
	if (language !== "en" && language !== "ar") return;
	document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
	if (page.lang !== language && page.dataset.rendered) {
		// Without cookies the page would reload in the same language.
		if (document.cookie.includes(`language=${language}`)) location.reload();
		return;
	}
	page.lang = language;
	page.dir = language === "ar" ? "rtl" : "ltr";
})();

// The day of the week in Kuwait, from Sunday on: the days of a timetable begin with it.
document.documentElement.style.setProperty(
	"--weekday",
	String(new Date(Date.now() + 3 * 60 * 60 * 1000).getUTCDay()),
);

// Offers the Arabic site to browsers that ask for Arabic first, as long as nobody chose a language:
// on the pages of one visit, until it is closed. Every document has the line, so caches need not know.
(() => {
	const offer = document.getElementById("arabic");
	const name = "arabic-offered";
	const isChosen = /(?:^|; )language=/.test(document.cookie);
	const asked = navigator.languages.find((one) => /^(?:ar|en)\b/i.test(one));
	if (!offer || isChosen || !asked?.toLowerCase().startsWith("ar")) return;
	try {
		if (
			localStorage.getItem("language") ||
			(localStorage.getItem(name) && !sessionStorage.getItem(name))
		)
			return;
		localStorage.setItem(name, "true");
		sessionStorage.setItem(name, "true");
	} catch {
		// If storage is disabled, the line is shown on each page until it is closed.
	}
	offer.hidden = false;
	offer.querySelector("a").addEventListener("click", ({ currentTarget }) => {
		const here = new URL(location.href);
		here.searchParams.set("lang", "ar");
		currentTarget.href = here.href;
	});
	offer.querySelector("button").addEventListener("click", () => {
		offer.hidden = true;
		try {
			sessionStorage.removeItem(name);
		} catch {
			// Closed on this page.
		}
	});
})();

// Repeats the last click made before hydration: see web/app/Alive.tsx.
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
	// After the timeout, so that a click that triggered hydration reaches `forget` first.
	addEventListener("alive", () => setTimeout(again));
})();
