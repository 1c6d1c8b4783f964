import { messages } from "../../core/language/messages.ts";

export const workspaceMessages = messages(
	{
		"workspace.createEvent": "Create Event",
		"workspace.noEvents": "No events found",
	},
	{
		"workspace.createEvent": "إنشاء فعالية",
		"workspace.noEvents": "لا توجد فعاليات",
	},
);
