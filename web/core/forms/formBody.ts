/**
 * A form as the body of a call: JSON, or the form itself if it has a file. As in a form that the
 * API reads, `name[]` and repeated names become lists, and empty texts are left out.
 */
export function bodyOfForm<Body>(form: FormData): Body | FormData {
	const all = [...form.entries()];
	if (all.some(([, value]) => value instanceof File && value.size > 0)) return form;
	const body: Record<string, unknown> = {};
	for (const name of new Set(form.keys())) {
		const texts = form.getAll(name).filter((value) => typeof value === "string" && value !== "");
		if (name.endsWith("[]")) body[name.slice(0, -2)] = texts;
		else if (texts.length > 0) body[name] = texts.length > 1 ? texts : texts[0];
	}
	return body as Body;
}
