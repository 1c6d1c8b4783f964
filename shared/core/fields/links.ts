const countries =
	"ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw";
// The top-level domains of most sites, and those known for abuse; without those that are also
// names, such as `kim`.
const general =
	"academy aero agency app art asia bar beauty bet biz blog buzz cafe cam capital cards care casa casino cat center cfd chat church city click clinic cloud club codes coffee com community company computer consulting cool coop country credit date dating deals design dev digital direct directory download edu education email energy events exchange expert express family fan fans farm finance financial fit fitness foundation fun fund gallery game games gift gifts global gmbh gold gov group guide guru health help host hosting house icu inc info ink institute int international investments jobs kitchen land legal life limited link live loan loans lol ltd luxe management market marketing media men mil mobi mobile moe money monster mov movie museum name net network news ninja observer one online org page partners parts party photo photography photos pics pictures place plus poker porn post press pro productions properties pub quest racing realestate recipes red rent rentals repair report rest restaurant review reviews rip rocks rodeo run sale salon school science security services sex sexy shoes shop shopping show site social software solar solutions space sport store stream studio style support surf systems tax team tech technology tel tips today tools top tours town toys trade trading training travel tube university uno ventures vet video vip vote watch web webcam website wedding wiki win wine work works world wtf xin xxx xyz yoga zip zone";
const otherScripts =
	"كويت السعودية امارات قطر عمان البحرين مصر الاردن سورية عراق لبنان فلسطين المغرب الجزائر تونس السودان اليمن ليبيا ایران پاکستان بازار موقع شبكة بھارت همراه عرب كوم भारत рф рус укр онлайн сайт орг ком москва 中国 中國 公司 网络 网址 在线 香港 台湾 한국 ไทย";

const endings = new Set([countries, general, otherScripts].flatMap((words) => words.split(" ")));

/** What a link consists of, at most; all else ends it. */
const betweenLinks = /[^\p{L}\p{M}\p{N}_.\u3002/:-]+/u;
/** Behind each slash and colon a new address may begin. */
const afterPath = /(?<=[/:])/;
const beginsAsEnding = /^[\p{L}\p{M}\p{N}-]+/u;
const sure = /:\/\/|www\.|@|xn--/i;

/** Whether words joined by full stops are an address, by the last of them. */
function isAddress(words: readonly string[], hasPath: boolean): boolean {
	if (words.length < 2) return false;
	const last = words[words.length - 1];
	const [ending = ""] = beginsAsEnding.exec(last) ?? [];
	return (hasPath && ending === last) || endings.has(ending.toLowerCase());
}

function hasAddress(part: string): boolean {
	const hasPath = /[/:]$/.test(part);
	const words: string[] = [];
	for (const word of (hasPath ? part.slice(0, -1) : part).split(/[.\u3002]/)) {
		if (word !== "") words.push(word);
		else if (isAddress(words.splice(0), false)) return true;
	}
	return isAddress(words, hasPath);
}

/**
 * Whether mail programs turn a part of a text into a link: an address, or words joined by a full
 * stop of which the last is an ending of domains. `Abdul.Rahman` is not a link. Splits the text
 * instead of searching it with one expression, which would take quadratic time.
 */
export const hasLink = (text: string): boolean =>
	sure.test(text) || text.split(betweenLinks).some((run) => run.split(afterPath).some(hasAddress));
