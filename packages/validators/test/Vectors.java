import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * Judges texts by patterns and lengths, in Java. Each line of the input has, between tabs: the pattern, the text, the least
 * and the greatest length, and what is expected; pattern and text are Base64 of UTF-8. Prints how many, and the number of
 * each line that is judged wrong.
 */
class Vectors {
  public static void main(String[] args) throws Exception {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).lines().toList();
    var wrong = new StringBuilder();
    for (int index = 0; index < lines.size(); index += 1) {
      String[] cells = lines.get(index).split("\t");
      String text = decode(cells[1]);
      int length = text.codePointCount(0, text.length());
      boolean fits = Long.parseLong(cells[2]) <= length && length <= Long.parseLong(cells[3]);
      boolean accepts = fits && Pattern.compile(decode(cells[0])).matcher(text).find();
      if (accepts != Boolean.parseBoolean(cells[4])) wrong.append(' ').append(index);
    }
    System.out.println(lines.size() + " judged, wrong:" + wrong);
  }

  private static String decode(String cell) {
    return new String(Base64.getDecoder().decode(cell), StandardCharsets.UTF_8);
  }
}
