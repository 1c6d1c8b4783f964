import type { UseFormReturn } from "react-hook-form";
import { type Belt, ladder } from "#shared/base/ranks/belts.rules.ts";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { genders } from "#shared/core/people.ts";
import type { Athlete, Championship } from "#shared/people/national-team/national-team.schema.ts";
import {
	type WeightCategory,
	weightCategories,
} from "#shared/people/national-team/weight-categories.ts";
import {
	betweenFields,
	fieldRow,
	numberField,
	pairField,
	pictureField,
	type RecordField,
	selectField,
	switchField,
	textField,
} from "../../../base/records/form/recordFields.tsx";
import type { TextOf } from "../../../core/language/messages.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { AccountField } from "./AccountField.tsx";
import { ChampionshipFields } from "./ChampionshipFields.tsx";
import type { manageTeamMessages } from "./manageTeam.messages.ts";

type TeamText = TextOf<typeof manageTeamMessages>;

export const championshipValues = (won?: Championship) => ({
	name: won?.name ?? "",
	nameAr: won?.nameAr ?? "",
	date: won?.date ?? "",
	location: won?.location ?? "",
	locationAr: won?.locationAr ?? "",
	position: won?.position ?? "",
	positionAr: won?.positionAr ?? "",
	photo: won?.photo ?? "",
});

type Championships = { championshipsWon: ReturnType<typeof championshipValues>[] };
export type ChampionshipsForm = UseFormReturn<Championships>;

const championshipsField = (label: string): RecordField<Championships> => ({
	id: "championshipsWon",
	values: (item) => ({
		championshipsWon: (item as Athlete | null)?.championshipsWon.map(championshipValues) ?? [],
	}),
	labels: () => ({ championshipsWon: label }),
	words: {
		championshipsWon: (all: Championships["championshipsWon"]) =>
			all
				.map(({ name, date, position }) => [name, date, position].filter(Boolean).join(", "))
				.join("\n"),
	},
	draw: ({ form }) => <ChampionshipFields form={form} />,
});

type Contact = { contactInfo: { email: string; phone: string } };

const contactField = (text: TeamText): RecordField<Contact> => ({
	id: "contactInfo",
	values(item) {
		const { email, phone } = (item as Athlete | null)?.contactInfo ?? {};
		return { contactInfo: { email: email ?? "", phone: phone ?? "" } };
	},
	labels: () => ({ contactInfo: text("manageTeam.contact") }),
	words: {
		contactInfo: ({ email, phone }: Contact["contactInfo"]) =>
			[email, phone].filter(Boolean).join("\n"),
	},
	draw: ({ field }) => (
		<div className="side-by-side">
			<Field
				type="email"
				dir="ltr"
				hint={text("manageTeam.contactHint")}
				{...field("contactInfo.email", text("manageTeam.email"))}
			/>
			<Field type="tel" dir="ltr" {...field("contactInfo.phone", text("manageTeam.phone"))} />
		</div>
	),
});

type Words = {
	belt: (belt: Belt) => string;
	category: (category: WeightCategory) => string;
};

/** The fields of an athlete; achievements have one per line. */
export const athleteFields = (text: TeamText, words: Words) =>
	[
		pairField(["nameEn", "nameAr"], text("manageTeam.name")),
		fieldRow(
			textField("dateOfBirth", text("manageTeam.dateOfBirth"), {
				type: "date",
				hint: text("manageTeam.dateHint"),
			}),
			selectField("gender", text("manageTeam.gender"), {
				of: genders,
				word: (gender) => text(`manageTeam.${gender}`),
				none: text("manageTeam.notSaid"),
			}),
			selectField("currentBelt", text("manageTeam.belt"), {
				of: ladder,
				word: words.belt,
				first: "black-1",
			}),
			pictureField("photoUrl", text("manageTeam.photo")),
			numberField("weight", text("manageTeam.weight"), { inputMode: "decimal" }),
			selectField("weightCategory", text("manageTeam.category"), {
				of: weightCategories,
				word: words.category,
				none: text("manageTeam.notSaid"),
			}),
		),
		pairField(["currentRank", "currentRankAr"], text("manageTeam.rank")),
		pairField(["achievements", "achievementsAr"], text("manageTeam.achievements"), { rows: 4 }),
		betweenFields("lines", () => <p className="small soft">{text("manageTeam.lines")}</p>),
		championshipsField(text("manageTeam.championships")),
		pairField(["bio", "bioAr"], text("manageTeam.bio"), { rows: 6 }),
		contactField(text),
		{
			...textField("userId", text("manageTeam.account")),
			draw: ({ form }: { form: UseFormReturn<{ userId: string }> }) => <AccountField form={form} />,
		},
		switchField("inSearch", text("manageTeam.inSearch"), { hint: text("manageTeam.inSearchHint") }),
		switchField("isActive", text("manageTeam.isActive"), {
			hint: text("manageTeam.isActiveHint"),
			first: true,
		}),
	] as const;

const join = (...names: (string | null)[]) => names.filter(Boolean).join(" ");

/**
 * What a card made from a person begins with. It gets no email address or phone number, because a
 * card's are public.
 */
export const beginningOfPerson = (person: WholePerson) => ({
	nameEn: join(person.firstName, person.lastName),
	nameAr: person.firstNameAr ? join(person.firstNameAr, person.lastNameAr) : "",
	photoUrl: person.profileImageUrl ?? "",
	dateOfBirth: person.dateOfBirth ?? "",
	gender: person.gender ?? ("" as const),
	currentBelt: person.currentBelt as Belt,
	userId: String(person.id),
});
