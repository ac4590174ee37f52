/** Changes what stands in an input as if it had been typed, so that who listens hears of it. */
export function setValue(input: HTMLInputElement, value: string): void {
  // React keeps the value it has seen on the element itself: only the prototype's setter makes a change that it notices.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
