### Cards on paper

press-help = make a PDF of cards, for cutting out or for raised print
press-help-game = which game’s cards: { $known }
press-help-deck = shipped, daily, endless:SEED, or a deck file (default: shipped)
press-help-out = the PDF to write
press-help-paper = a4 or letter (default: a4)
press-help-tactile = for swell paper and embossing: outlines, raised textures, large type, Braille, a legend
press-help-mirror = mirror every page, for pressing dots through from behind
press-help-language = the language of the words on the sheets
press-done = { $cards ->
        [one] One card face is ready to print.
       *[other] { $cards } card faces are ready to print.
    } The sheets are in { $path }.

refused-no-such-paper = There’s no paper size “{ $paper }” here. Choose from: { $known }.
refused-no-cards-to-print = “{ $game }” has no building cards. You can print: { $known }.
refused-nothing-tactile-to-print = There’s no tactile version of this.
refused-press-not-installed = Printing needs an extra package. Install it with: pip install 'breakhouse[press]'
refused-cannot-write = “{ $path }” can’t be written: { $why }. Choose another place with --out.
