/** By RFC 8187, which allows fewer characters than an address does. */
const encoded = (name: string) =>
	encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

/** Content-Disposition of a file that a browser is to keep under a name rather than show. */
export const asAttachment = (name: string) => `attachment; filename*=UTF-8''${encoded(name)}`;
