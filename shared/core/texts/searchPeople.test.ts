import { matches, searchForPeople } from "./searchPeople.ts";

const people = {
	mohammed: ["Mohammed", "Al Awadhi", "محمد", "العوضي", "m.awadhi@mail.example"],
	yousef: ["Yousef", "Al Mansour", null, null, "y@mail.example"],
	khaled: ["Khaled", "Al Otaibi", null, null, "k@mail.example"],
	maryam: ["Maryam", "Bin Eid", "مريم", "بن عيد", "maryam@mail.example"],
	abdullah: ["Abdullah", "Al-Ghanim", null, null, "g@mail.example"],
	dawood: ["Dawood", "Shuwaikh", null, null, "d@mail.example"],
};
type Name = keyof typeof people;
const names = Object.keys(people) as Name[];
const found = (query: string) => {
	const { matchOf } = searchForPeople(query);
	return names.filter((name) => matchOf(people[name]) !== matches.none);
};

test.each([
	["Mohamed Awadhi", "mohammed"],
	["Muhammad Al-Awadhi", "mohammed"],
	["Mohd. Awadi".replace("Mohd.", "Mohamad"), "mohammed"],
	["Alawadhi Mohamad", "mohammed"],
	["محمد Awady", "mohammed"],
	["Muhamm", "mohammed"],
	["Yusuf", "yousef"],
	["Youssef", "yousef"],
	["Yousif Mansoor", "yousef"],
	["يوسف", "yousef"],
	["Mansoor", "yousef"],
	["Mansur", "yousef"],
	["المنصور", "yousef"],
	["Khalid Otaibi", "khaled"],
	["Khalid", "khaled"],
	["Khalid Al-Utaybi", "khaled"],
	["خالد العتيبي", "khaled"],
	["Mariam", "maryam"],
	["Abd Allah", "abdullah"],
	["Abdallah Ghanem", "abdullah"],
	["عبد الله", "abdullah"],
	["Daoud", "dawood"],
	["Daud Shuwaykh", "dawood"],
])("finds by %j the person %s, who is spelt in another way", (query, name) =>
	expect(found(query)).toEqual([name]),
);

test.each([
	"Omar",
	"Sami",
	"Mohamed Otaibi",
	"Mansoor Khalid",
	"Noura",
	"66612345",
	"aaa",
	"mail.exampel",
])("finds nobody by %j", (query) => expect(found(query)).toEqual([]));

test("lists those who are spelt as typed first, else in their order", () => {
	const list = ["Yusuf", "Youssef", "Yousef", "Omar", "Yousef"].map((name, at) => ({ name, at }));
	const { filter } = searchForPeople("yousef");
	expect(filter(list, ({ name }) => [name]).map(({ at }) => at)).toEqual([2, 4, 0, 1]);
	expect(searchForPeople(" ").filter(list, ({ name }) => [name])).toEqual(list);
});

test("an address matches as it is spelt, never by its sound", () => {
	const { matchOf } = searchForPeople("Fahd");
	expect(matchOf(["Noura", "fahad@mail.example"])).toBe(matches.none);
	expect(matchOf(["Noura", "fahd@mail.example"])).toBe(matches.spelling);
	expect(matchOf(["Fahad", "noura@mail.example"])).toBe(matches.sound);
});
