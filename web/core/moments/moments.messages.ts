import { messages } from "../language/messages.ts";

export const momentsMessages = messages(
	{
		"moments.hours": "{count, number} h",
		"moments.minutes": "{count, number} min",
		"moments.seconds": "{count, number} s",
		"moments.both": "{first} {second}",
		"moments.today": "Today",
		"moments.tomorrow": "Tomorrow",
	},
	{
		"moments.hours":
			"{count, plural, zero {# ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}",
		"moments.minutes":
			"{count, plural, zero {# دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
		"moments.seconds":
			"{count, plural, zero {# ثانية} one {ثانية} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}",
		"moments.both": "{first} و{second}",
		"moments.today": "اليوم",
		"moments.tomorrow": "غدًا",
	},
);
