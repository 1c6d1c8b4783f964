import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * Networks that are not the public internet: IANA's special-purpose address registries, RFC 6890.
 */
const special = new BlockList();
for (const network of [
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.88.99.0/24",
	"192.168.0.0/16",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/4",
	"240.0.0.0/4",
]) {
	const [address, bits] = network.split("/");
	special.addSubnet(address, Number(bits), "ipv4");
}
// Exceptions within public IPv6: special purposes (including Teredo), documentation, and embedded
// IPv4 addresses.
for (const network of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) {
	const [address, bits] = network.split("/");
	special.addSubnet(address, Number(bits), "ipv6");
}

const publicIPv6 = new BlockList();
publicIPv6.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an IP address is on the public internet. IPv4 addresses written as IPv6 are refused, too.
 */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !special.check(address, "ipv4");
	return isIPv6(address) && publicIPv6.check(address, "ipv6") && !special.check(address, "ipv6");
}
