import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address as numbers. The URL parser normalizes the notation. */
function groupsOf(address: string): number[] {
	const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
	const numbers = (part = "") =>
		part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
	const [first, last] = [numbers(head), numbers(tail)];
	return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/**
 * The network of an IP address. An IPv6 connection usually gets a whole /64 (RFC 6177) and may use
 * any address in it, so it counts as its /64. IPv4 addresses and other texts are returned
 * unchanged.
 */
export function networkOf(address: string): string {
	const plain = address.replace(/^\[(.*)\]$/, "$1").replace(/%.*$/, "");
	if (!isIPv6(plain)) return address;
	const groups = groupsOf(plain);
	const [high, low] = groups.slice(6);
	const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
	if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
	const network = groups.slice(0, 4).map((group) => group.toString(16));
	return `${network.join(":")}::/64`;
}
