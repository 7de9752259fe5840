// The owner's settings.

// They decide what is promised and what is to be paid, so an impossible number is refused.

onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).checkSettings(e), 'shop')

// Compare-and-set, as the owner edits them on several devices.

onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).compareAndSet(e), 'shop')

// Shoppers read only a part of them.

onRecordEnrich((e) => require(`${__hooks}/built/server.js`).answerSettings(e), 'shop')
