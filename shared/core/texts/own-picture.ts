/** Address of a picture of this site, with no way out of its folder. */
const address = /^\/images\/(?:[\w-]+\/)*[\w-]+\.(?:webp|avif|png|jpe?g)(?:#[\w-]*)?$/;

export const isOwnPicture = (text: string) => address.test(text);
