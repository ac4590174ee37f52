/** What people want to do when they look for a component, in their own words. */
export const tasks: Readonly<Record<string, readonly string[]>> = {};
