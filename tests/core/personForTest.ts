/** A person as lists and dialogs are given one: by default without names in Arabic. */
export const personForTest = (id: number, firstName: string, wish: object = {}) => ({
	id,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	email: `${id}@club.example`,
	phoneNumber: null,
	role: "member",
	currentBelt: "green-4",
	profileImageUrl: null,
	...wish,
});
