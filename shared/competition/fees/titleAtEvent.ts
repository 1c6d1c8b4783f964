/** What a charge is for in a list of its event: the event class alone, if there is one. */
export const titleAtEvent = (title: string, event: string): string =>
	title.startsWith(`${event}: `) ? title.slice(event.length + 2) : title;
