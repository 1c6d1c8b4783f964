/** Phone number for display; Kuwaiti numbers in two groups of four digits. */
export const spokenPhone = (phone: string) => phone.replace(/^(\+965)(\d{4})(\d{4})$/, "$1 $2 $3");
