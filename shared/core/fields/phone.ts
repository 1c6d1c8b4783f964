/** A phone number as people read it: Kuwait's in two groups of four. */
export const spokenPhone = (phone: string) => phone.replace(/^(\+965)(\d{4})(\d{4})$/, "$1 $2 $3");
