document.body.dataset.more = "";

export {};
