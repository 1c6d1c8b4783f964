/** Encodes by RFC 8187, which allows fewer characters than a URL does. */
const encoded = (name: string) =>
	encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

/**
 * The Content-Disposition header that makes a browser save a file under a name instead of showing
 * it.
 */
export const asAttachment = (name: string) => `attachment; filename*=UTF-8''${encoded(name)}`;
