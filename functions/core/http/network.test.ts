import { networkOf } from "./network.ts";

test.each([
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
	["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
	["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
	["::1", "0:0:0:0::/64"],
])("maps %s to the /64 network of its connection", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test("tells two neighbouring /64 networks apart", () => {
	expect(networkOf("2001:db8:1:3::9")).not.toBe(networkOf("2001:db8:1:2::9"));
});

test.each(["::ffff:203.0.113.7", "::ffff:cb00:7107", "203.0.113.7"])(
	"maps %s to its IPv4 address",
	(address) => {
		expect(networkOf(address)).toBe("203.0.113.7");
	},
);

test.each(["member@demo.test", "", "unknown", "1.2.3.4.5"])("returns %j unchanged", (other) => {
	expect(networkOf(other)).toBe(other);
});
