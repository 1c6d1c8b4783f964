import type { PersonRecord, WholePerson } from "#shared/community/people/people.schema.ts";

/** The fields of a person's names, in both scripts. */
export const staffNames = [
	["firstName", "lastName"],
	"hasOneName",
	["firstNameAr", "lastNameAr"],
] as const;

/** Initial values of a person's form. */
export const valuesOf = (person: WholePerson) => ({
	...correctedOf(person),
	email: person.email,
	currentBelt: person.currentBelt as string,
	role: person.role,
	isApproved: person.isApproved,
	coachId: person.coaches.length > 0 ? String(person.coaches[0].id) : "",
	address: person.address ?? "",
	emergencyContact: person.emergencyContact ?? "",
	competitionReadiness: person.competitionReadiness ?? "Local",
	isNationalTeamMember: person.isNationalTeamMember ?? false,
	membershipFeeStatus: person.membershipFeeStatus === "exempt" ? "exempt" : "none",
	membershipExpiryDate: person.membershipExpiryDate ?? "",
	handOverTo: "",
});
export type PersonValues = ReturnType<typeof valuesOf>;

/** Initial values of the fields that admins may change; only guests have a country. */
export const correctionOf = (person: WholePerson) => ({
	...correctedOf(person),
	country: person.country ?? "",
});

const correctedOf = (person: WholePerson) => ({
	...namesOf(person),
	phoneNumber: person.phoneNumber ?? "",
	gender: person.gender ?? "",
	dateOfBirth: person.dateOfBirth ?? "",
	dojoId: person.dojoId ? String(person.dojoId) : "",
	dojoLocation: person.dojoLocation ?? "",
	version: person.updatedAt,
});

const namesOf = ({ firstName, lastName, firstNameAr, lastNameAr }: PersonRecord) => ({
	firstName,
	lastName,
	hasOneName: lastName === "",
	firstNameAr: firstNameAr ?? "",
	lastNameAr: lastNameAr ?? "",
});

/** Initial values of a new member. */
export const newMember = {
	firstName: "",
	lastName: "",
	hasOneName: false,
	firstNameAr: "",
	lastNameAr: "",
	email: "",
	phoneNumber: "",
	gender: "",
	dateOfBirth: "",
	currentBelt: "white",
	coachId: "",
	isNationalTeamMember: false,
	invite: "",
};
export type NewMemberValues = typeof newMember;
